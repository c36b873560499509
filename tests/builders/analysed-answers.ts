import { beforeAll, expect, test } from 'vitest'
import { ANALYSIS_VERSION } from '#contract/analysis/analysis-version.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { type AskedApp, askApp } from './asked-app.ts'
import { near } from './near.ts'
import { serverDatabase } from './test-database.ts'

/** Method, request, and the content of the answer; `says` stands among its warnings and caveats. */
export type ExpectedAnswer = [
  method: string,
  request: object,
  answer: { readonly says?: readonly string[] } & Record<string, unknown>,
]

/** Runs tests on a database that is filled with figures that every method of analysis can be tried on. */
export function withAnalysedCountry(title: string, body: (asked: () => AskedApp) => void): void {
  serverDatabase(title, (open) => {
    let asked: AskedApp
    beforeAll(async () => {
      asked = await askApp({ database: await open('analysed-country') })
      open.atEnd(() => asked.app.close())
    })
    body(() => asked)
  })
}

/** One test for each expected answer about published figures, which must name its inputs. */
export function testAnswers(asked: () => AskedApp, answers: readonly ExpectedAnswer[]): void {
  test.each(answers)('%s of %j', async (method, body, { says = [], ...expected }) => {
    const answer = await asked().post(`/api/analysis/${method}`, body)
    expect(answer).toMatchObject(near(expected) as object)
    const { warnings, caveats } = Object(answer)
    expect([...warnings, ...caveats]).toEqual(expect.arrayContaining([...says]))
    expect(answer).toMatchObject({
      method,
      version: ANALYSIS_VERSION,
      inputs: { release: { number: 3, published_at: '2024-11-01T08:00:00.000Z' } },
    })
    // The answer is as the contract describes it, to the last field.
    const described = ENDPOINTS.find(({ path }) => path === `/analysis/${method}`)
    expect(described?.answer.parse(answer)).toEqual(answer)
  })
}
