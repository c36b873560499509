import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { english } from '#languages/from-source.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Assistant, openAssistant } from '#server/assistant/assistant.ts'
import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { inFolder } from './bench-product.ts'
import { report } from './report.ts'

// All kept questions on the embedded store: how long each takes, and what the judge says of the answers, by set and kind.
const MOST_MILLISECONDS = 10
const FOLDER = resolve(import.meta.dirname, 'questions')
/** The kept sets: of others, and of our own as they were first asked. */
const SETS = ['practice', 'further', 'rounds'] as const

interface Practice {
  readonly id: string
  readonly text: string
  readonly turns?: readonly string[]
}

/** Asks all questions in conversations of their own; the answers as the judge reads them, and what each question took. */
async function askAll(assistant: Assistant, questions: readonly Practice[], round: number) {
  const times: number[] = []
  const answers: string[] = []
  for (const { id, text, turns = [text] } of questions) {
    let last = {}
    for (const turn of turns) {
      const begun = performance.now()
      last = await assistant.answer({ text: turn, session: `${id} ${round}`, language: english })
      times.push(performance.now() - begun)
    }
    answers.push(JSON.stringify({ id, ...last }))
  }
  return { times: times.toSorted((a, b) => a - b), answers }
}

/** Asks a set, prints the verdicts by kind, and reports what its judge counts. */
async function judgeSet(
  assistant: Assistant,
  { set, folder }: { readonly set: (typeof SETS)[number]; readonly folder: string },
): Promise<void> {
  const file = resolve(FOLDER, `${set}.jsonl`)
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  const questions = lines.map((line) => JSON.parse(line) as Practice)
  // The first round reads the rows of each indicator.
  await askAll(assistant, questions, 1)
  const { times, answers } = await askAll(assistant, questions, 2)
  const given = resolve(folder, `${set}-answers.jsonl`)
  await writeFile(given, answers.join('\n'))
  const judged = await promisify(execFile)('python3', [
    resolve(FOLDER, 'judge.py'),
    '--questions',
    file,
    '--answers',
    given,
  ])
  process.stdout.write(judged.stdout)
  const said = (pattern: RegExp) => pattern.exec(judged.stdout)?.[1] ?? 'not said'
  const wrong = said(/WRONG NUMBERS (\d+)/)
  const denials = said(/false denials (\d+)/)
  const outside = said(/outside the rows: (\d+)/)
  const median = times[Math.floor(times.length / 2)] ?? 0
  const slow = times[Math.floor(times.length * 0.95)] ?? 0
  report(`Questions in words: ${set}`, [
    {
      what: 'a question, median',
      value: `${median.toFixed(1)} ms`,
      budget: `${MOST_MILLISECONDS} ms`,
      kept: median <= MOST_MILLISECONDS,
    },
    { what: 'a question, 95 of 100', value: `${slow.toFixed(1)} ms` },
    { what: 'answered or declined rightly', value: said(/rightly declined\) (\d+ of \d+)/) },
    { what: 'wrong numbers', value: wrong, budget: '0', kept: wrong === '0' },
    { what: 'denials of what is held', value: denials, budget: '0', kept: denials === '0' },
    {
      what: 'answers with a number outside of their rows',
      value: outside,
      budget: '0',
      kept: outside === '0',
    },
  ])
}

await inFolder(async (folder) => {
  const database = await openDatabase({
    databaseUrl: null,
    directUrl: null,
    dataDir: resolve(folder, 'data'),
  })
  try {
    await migrate(database)
    await seedDefaultData(database, { progress: () => {} })
    const assistant = openAssistant(database)
    for (const set of SETS) await judgeSet(assistant, { set, folder })
  } finally {
    await database.close()
  }
})
process.exit()
