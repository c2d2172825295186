import { cpSync, rmSync } from 'node:fs';

// Medusa looks for the code of a plugin here. It is plain JavaScript, so there is nothing to compile.
const built = new URL('.medusa/server/src/', import.meta.url);
rmSync(built, { recursive: true, force: true });
cpSync(new URL('src/', import.meta.url), built, { recursive: true });
