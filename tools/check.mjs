import { ensureDependencies } from './set-up/dependencies.mjs'
import { command, PROJECT, say, SetUpError } from './set-up/project.mjs'
import { runQuietly } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

/** The checks of a change, quickest first. Each is a program of node_modules and its parameters. */
const CHECKS = [
  { name: 'format and lint', program: '@biomejs/biome/bin/biome', parameters: ['check', '.'] },
  { name: 'types', program: 'typescript/bin/tsc', parameters: ['-p', '.'] },
  {
    name: 'architecture, repeated code and licences',
    program: 'vitest/vitest.mjs',
    parameters: ['run', '--project=unit', 'tests/architecture', 'tests/licences', 'catalogue/pages'],
  },
  { name: 'unused code', program: 'knip/bin/knip.js', parameters: [] },
]

// npm run check: every check runs, also after one has failed; the exit code is the count of failures.
await command(async () => {
  await ensureDependencies()
  const node = await ensureRuntime()
  let failures = 0
  for (const { name, program, parameters } of CHECKS) {
    try {
      await runQuietly(node, [`${PROJECT}node_modules/${program}`, ...parameters], { failure: name })
      say(`pass  ${name}`)
    } catch (error) {
      if (!(error instanceof SetUpError)) throw error
      failures++
      say(`FAIL  ${error.message}`)
    }
  }
  return failures
})
