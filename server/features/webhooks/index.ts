export { verifyWebhook } from './sign.js';
