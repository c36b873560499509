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
// that means the same either way. What the compiler refuses is no fault.

const BUDGET = 0.9
/** The nearest tests find most faults; the others are run when these have not. */
const NEAREST = 12

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
const next = stream(seed)
const outcomes = { found: [] as PlacedFault[], missed: [] as PlacedFault[], unrun: [] as PlacedFault[] }
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

const share = outcomes.found.length / real.length
report('Mutations', [
  {
    what: `${real.length} wrong tokens that compile, seed ${seed}: found`,
    value: `${outcomes.found.length} (${Math.round(100 * share)} %)`,
    budget: `≥ ${100 * BUDGET} % of the real faults`,
  },
  ...outcomes.missed.map((fault) => ({ what: `missed: ${described(fault)}`, value: '' })),
  ...outcomes.unrun.map((fault) => ({ what: `no test runs it: ${described(fault)}`, value: '' })),
])

/** Each token of the areas is as likely as any other. */
function anyFault(): PlacedFault {
  const fault = faults[Math.floor(next() * faults.length)]
  if (!fault) throw new RangeError('There is no token to make wrong')
  return fault
}

async function outcomeOf(fault: PlacedFault): Promise<keyof typeof outcomes> {
  const tests = testsOf(fault)
  if (tests.length === 0) return 'unrun'
  for (const some of [tests.slice(0, NEAREST), tests.slice(NEAREST)]) {
    if (some.length > 0 && !(await isPassed(some, wrongBy(fault)))) return 'found'
  }
  return 'missed'
}

function wrongBy({ path, start, end, after }: PlacedFault): Readonly<Record<string, string>> {
  return { [ONE_FAULT]: JSON.stringify({ path, start, end, after }) }
}

function described({ place, before, after }: PlacedFault): string {
  return `${place} \`${before}\` → \`${after}\``
}
