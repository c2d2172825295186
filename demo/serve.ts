import { runDemo } from './run-demo.js';
import { startDemo } from './start-demo.js';

await runDemo(startDemo);
