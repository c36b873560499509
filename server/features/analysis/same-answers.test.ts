import { expect, test } from 'vitest'
import { ANALYSIS_VERSION } from '#contract/analysis/analysis-version.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { withAnalysedCountry } from '#tests/builders/analysed-answers.ts'

// The answers of the methods when their version was last raised. An answer that changes fails here: raise
// ANALYSIS_VERSION, run this file with `-u`, which writes the record of the new version, and remove that of
// the old one.

/** Calls about figures of the made-up country, beside the examples of the contract, which are about the data that ship. */
const OF_COUNTRY: Readonly<Record<string, readonly object[]>> = {
  '/analysis/agreement': [{ indicator: 7, primary: 2, comparison: 6 }],
  '/analysis/correlation': [{ indicator: 7, datasources: [2, 6], location: 1 }],
  '/analysis/data-quality': [{ indicator: 7, datasource: 6, location: 1 }],
  '/analysis/inequality': [{ indicator: 7, datasource: 2, location: 1, dimension: 'wealth_quintile' }],
  '/analysis/why-differ': [{ indicator: 7, location: 1, a: 2, b: 6 }],
}

/** Digits that every machine computes alike. */
const DIGITS = 9

withAnalysedCountry('the answers of a version of the methods', (asked) => {
  test('are those in its record', async () => {
    const answers: Record<string, unknown> = {}
    for (const { method, path, body } of ENDPOINTS) {
      if (method !== 'POST' || !/^\/(analysis|data\/predictive)/.test(path)) continue
      const examples = (body?.meta()?.examples ?? []) as readonly object[]
      for (const example of [...examples, ...(OF_COUNTRY[path] ?? [])]) {
        const response = await asked().app.inject({ method, url: `/api${path}`, payload: example })
        answers[`${path} ${JSON.stringify(example)}`] = numbersIn(response.json())
      }
    }
    expect(Object.keys(answers).length).toBeGreaterThan(20)
    await expect(`${JSON.stringify(answers, rounded, 1)}\n`).toMatchFileSnapshot(
      `../../../tests/records/analysis-${ANALYSIS_VERSION}.txt`,
    )
  })
})

/** Without words: a sentence that is put better is no other answer. Words of programs are short and stay. */
function numbersIn(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(numbersIn)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([name, value]) => !SAID.has(name) && !(typeof value === 'string' && value.includes(' ')))
      .map(([name, value]) => [name, numbersIn(value)]),
  )
}

const SAID = new Set(['warnings', 'caveats', 'inputs', 'version', 'signs', 'notes'])

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : value
}
