import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { stream } from '#tests/builders/stream.ts'
import { readSourceFiles } from '#tests/architecture/source-files.ts'
import { ONE_FAULT } from '#tests/one-fault.ts'
import { coveringTests } from './mutations/covering-tests.ts'
import { faultsOf, type PlacedFault } from './mutations/faults.ts'
import { progress, report } from './report.ts'

// One token at a time is made wrong, at random places of the areas that units and components test, and the
// tests that import the file are run. Unnoticed tokens are printed: a fault that no test sees, or a token
// that means the same either way.

const AREAS = /^(domain|sections|charts|web)\//
const BUDGET = 0.9
/** The nearest tests find most faults; the others are run when these have not. */
const NEAREST = 12
/** A fault that makes a loop endless is found by that. */
const LONGEST_MS = 10 * 60_000
const RINGS = ['--project=unit', '--project=components']

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '200' } },
})
const [seed, count] = [Number(values.seed), Number(values.count)]

const files = readSourceFiles()
const testsOf = coveringTests(files)
const sources = files.filter(({ path }) => AREAS.test(path) && !/\.(test|d)\.tsx?$/.test(path))
const faults = sources.flatMap(faultsOf)
const next = stream(seed)
const outcomes = { found: [] as PlacedFault[], missed: [] as PlacedFault[], untested: [] as PlacedFault[] }
progress(`${count} of ${faults.length} tokens, seed ${seed} …`)
// A test that fails anyway would find everything.
if (!(await isPassed([], null)))
  throw new Error('A test of these rings fails without a fault: mend it first.')
for (let done = 0; done < count; done++) {
  const fault = anyFault()
  const outcome = await outcomeOf(fault)
  outcomes[outcome].push(fault)
  progress(`${done + 1} ${outcome}: ${described(fault)}`)
}

const share = outcomes.found.length / count
report('Mutations', [
  {
    what: `${count} wrong tokens, seed ${seed}: found`,
    value: `${outcomes.found.length} (${Math.round(100 * share)} %)`,
    budget: `≥ ${100 * BUDGET} % of the real faults`,
  },
  ...outcomes.missed.map((fault) => ({ what: `missed: ${described(fault)}`, value: '' })),
  ...outcomes.untested.map((fault) => ({ what: `no test imports it: ${described(fault)}`, value: '' })),
])

/** Each token of the areas is as likely as any other. */
function anyFault(): PlacedFault {
  const fault = faults[Math.floor(next() * faults.length)]
  if (!fault) throw new RangeError('There is no token to make wrong')
  return fault
}

async function outcomeOf(fault: PlacedFault): Promise<keyof typeof outcomes> {
  const tests = testsOf(fault.path)
  if (tests.length === 0) return 'untested'
  for (const some of [tests.slice(0, NEAREST), tests.slice(NEAREST)]) {
    if (some.length > 0 && !(await isPassed(some, fault))) return 'found'
  }
  return 'missed'
}

function isPassed(tests: readonly string[], fault: PlacedFault | null): Promise<boolean> {
  const named = fault && { path: fault.path, start: fault.start, end: fault.end, after: fault.after }
  const env = { ...process.env, NODE_ENV: 'test', [ONE_FAULT]: JSON.stringify(named) }
  const words = ['node_modules/vitest/vitest.mjs', 'run', ...RINGS, '--bail=1', '--reporter=dot', ...tests]
  const run = spawn(process.execPath, words, { env, stdio: 'ignore', timeout: LONGEST_MS })
  return new Promise((resolve) => run.on('exit', (code) => resolve(code === 0)))
}

function described({ place, before, after }: PlacedFault): string {
  return `${place} \`${before}\` → \`${after}\``
}
