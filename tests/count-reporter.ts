import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node'

/**
 * Writes how many tests passed and failed, and which failed, to the file that `npm test` names. It prints them as its last
 * lines, which is what a build server keeps of a long output.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    const file = process.env.MSDAT_TEST_COUNT
    if (!file) return
    const counts = modules.map(countOf)
    const passed = counts.reduce((sum, count) => sum + count.passed, 0)
    const failed = counts.reduce((sum, count) => sum + count.failed, unhandledErrors.length)
    const isWhole = reason === 'passed' || failed > 0
    const failures = modules.flatMap(failuresOf)
    writeFileSync(file, JSON.stringify({ passed, failed: isWhole ? failed : 1, failures }))
  }
}

/** A file that could not be loaded or was not run to its end, or whose set-up failed, counts as one failure. */
function countOf(module: TestModule): { passed: number; failed: number } {
  let passed = 0
  let failed = 0
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    if (state === 'passed') passed++
    if (state === 'failed') failed++
  }
  if (failed === 0 && !['passed', 'skipped'].includes(module.state())) failed = 1
  return { passed, failed }
}

/** The tests of a file that failed, each with the first line of its reason. */
function failuresOf(module: TestModule): readonly string[] {
  return [...module.children.allTests('failed')].map((test) => {
    const reason = test.result().errors?.[0]?.message.split('\n')[0] ?? ''
    return `${module.relativeModuleId} > ${test.fullName}: ${reason}`
  })
}
