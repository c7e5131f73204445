import { EngineError } from '../engine/engine-error.js';
import type { Failure } from './messages.js';

export function toFailure(error: unknown): Failure {
  if (error instanceof EngineError) {
    return { name: error.name, message: error.message, code: error.code, params: error.params };
  }
  if (error instanceof Error) return { name: error.name, message: error.message };
  return { name: 'Error', message: String(error) };
}

export function fromFailure({ name, message, code, params }: Failure): Error {
  if (code) return new EngineError(code, params);
  const error = new Error(message);
  error.name = name;
  return error;
}
