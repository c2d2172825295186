import type { CheckedRequest } from '../http/check-request.js';
import { toLanguage } from '../scenarios/language.js';
import type { ScenarioContext } from '../scenarios/scenario.js';
import type { SandboxWorld } from './sandbox-call.js';

/** Derives the context of the orders in an answer from the request's filters. */
export function toScenarioContext({ filters }: CheckedRequest, { anchor, origin }: SandboxWorld): ScenarioContext {
  return { anchor, origin, language: toLanguage(filters['language'] ?? '', filters['country'] ?? '') };
}
