import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stream } from '#tests/builders/stream.ts'
import { readSourceFiles } from '#tests/architecture/source-files.ts'
import { ONE_FAULT } from '#tests/one-fault.ts'
import { faultsOf, type PlacedFault } from './mutations/faults.ts'
import { refusedFaults } from './mutations/refused-faults.ts'
import { isPassed } from './mutations/run-rings.ts'
import { AREAS } from './mutations/seen-tokens.ts'
import { testsRunning } from './mutations/tests-running.ts'
import { progress, report } from './report.ts'

// One token at a time is made wrong, at random places of the areas that units and components test, and the
// tests that run the token are run. Unnoticed tokens are printed: a fault that no test sees, or a token
// that means the same either way. What the compiler refuses is no fault, nor what stands in for an element that is always there.

const BUDGET = 0.9
/** The nearest tests find most faults; the others are run when these have not. */
const NEAREST = 12
const WIDE_RUN = 'tests/wide-run.ts'
const WIDE = { MSDAT_TEST_DATABASES: 'everywhere' }

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    notes: { type: 'string' },
  },
})
const [seed, count] = [Number(values.seed), Number(values.count)]

const files = readSourceFiles()
const faults = files.filter(({ path }) => AREAS.test(path)).flatMap(faultsOf)
/** Tests that look at more in a wide run. */
const varying = new Set(files.flatMap(({ path, imports }) => (imports.includes(WIDE_RUN) ? [path] : [])))
const next = stream(seed)
const outcomes = {
  found: [] as PlacedFault[],
  /** Found by what the run before a release adds to the usual one. */
  wide: [] as PlacedFault[],
  missed: [] as PlacedFault[],
  unrun: [] as PlacedFault[],
  needless: [] as PlacedFault[],
}
progress(`${count} of ${faults.length} tokens, seed ${seed} …`)
const testsOf = await testsRunning(files, values.notes ?? mkdtempSync(join(tmpdir(), 'msdat-notes-')))
const drawn = Array.from({ length: count }, anyFault)
const refused = refusedFaults(drawn, files)
const real = drawn.filter((fault) => !refused.has(fault))
for (const [done, fault] of real.entries()) {
  const outcome = await outcomeOf(fault)
  outcomes[outcome].push(fault)
  progress(`${done + 1} ${outcome}: ${described(fault)}`)
}

const { found, wide, missed, unrun, needless } = outcomes
const tried = real.length - needless.length
const share = Math.round((100 * (found.length + wide.length)) / tried)
report('Mutations', [
  {
    what: `${tried} wrong tokens that compile, seed ${seed}: found, of them by the wide run alone`,
    value: `${found.length + wide.length} (${share} %), ${wide.length}`,
    budget: `≥ ${100 * BUDGET} % of the real faults`,
  },
  ...missed.map((fault) => ({ what: `missed: ${described(fault)}`, value: '' })),
  ...unrun.map((fault) => ({ what: `no test runs it: ${described(fault)}`, value: '' })),
  ...needless.map((fault) => ({ what: `only the compiler asks for it: ${described(fault)}`, value: '' })),
])

/** Each token of the areas is as likely as any other. */
function anyFault(): PlacedFault {
  const fault = faults[Math.floor(next() * faults.length)]
  if (!fault) throw new RangeError('There is no token to make wrong')
  return fault
}

async function outcomeOf(fault: PlacedFault): Promise<keyof typeof outcomes> {
  const tests = testsOf(fault)
  if (tests.length === 0) return fault.isFallback ? 'needless' : 'unrun'
  for (const some of [tests.slice(0, NEAREST), tests.slice(NEAREST)]) {
    if (some.length > 0 && !(await isPassed(some, wrongBy(fault)))) return 'found'
  }
  const wider = tests.filter((test) => varying.has(test))
  const isFound = wider.length > 0 && !(await isPassed(wider, { ...wrongBy(fault), ...WIDE }))
  return isFound ? 'wide' : 'missed'
}

function wrongBy({ path, start, end, after }: PlacedFault): Readonly<Record<string, string>> {
  return { [ONE_FAULT]: JSON.stringify({ path, start, end, after }) }
}

function described({ place, before, after }: PlacedFault): string {
  return `${place} \`${before}\` → \`${after}\``
}
