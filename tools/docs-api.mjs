import { ensureDependencies } from './set-up/dependencies.mjs'
import { command } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

// npm run docs:api: writes docs/api/ anew from the contract.
await command(async () => {
  await ensureDependencies()
  const node = await ensureRuntime()
  return runChild(node, ['server/features/docs/write-api-docs.ts'])
})
