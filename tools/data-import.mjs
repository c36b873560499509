import { join } from 'node:path'
import { ensureDependencies } from './set-up/dependencies.mjs'
import { command, PROJECT } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

// npm run data:import -- FILE… [--publish] [--note "…"]: see docs/data/import.md.
await command(async (parameters) => {
  await ensureDependencies({ development: false })
  const node = await ensureRuntime()
  // One import uses the compiled code of the one before.
  const env = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(PROJECT, 'node_modules/.cache/node'),
  }
  return runChild(node, ['server/features/importing/import-command.ts', ...parameters], { env })
})
