import { join, resolve } from 'node:path';
import { checkExamples } from '../check/examples.js';
import { createProject } from './project.js';

const LINKS = ['react', 'react-dom', 'scheduler', 'csstype', '@types/react', '@types/react-dom', '@types/node'];

/** Every project under `examples/` with the packed package. */
export async function examples(packed) {
  const { folder, remove } = await createProject(packed, { links: LINKS });
  try {
    await checkExamples({ folder, modules: join(folder, 'node_modules'), installed: resolve('node_modules') });
  } finally {
    await remove();
  }
}
