import { cpSync, rmSync } from 'node:fs';

// Medusa looks for a plugin's code in this folder. The code is plain JavaScript, so it is copied as it is.
const built = new URL('.medusa/server/src/', import.meta.url);
rmSync(built, { recursive: true, force: true });
cpSync(new URL('src/', import.meta.url), built, { recursive: true });
