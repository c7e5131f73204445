import { checkSteps } from './check/steps.js';
import { close } from './run.js';

close(await checkSteps());
