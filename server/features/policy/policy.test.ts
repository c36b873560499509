import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { generatePolicy, type KeptRun, type PolicyInputs, simulatePolicy } from '#contract/policy/policy.ts'
import { runPolicy } from '#contract/policy/run-policy.ts'
import type { Person } from '#tests/builders/people.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

serverDatabase('the policy simulator on the data that ship', (open) => {
  let app: FastifyInstance
  let ada: Person
  let bo: Person
  beforeAll(async () => {
    ;({
      app,
      people: { ada, bo },
    } = await openProduct(open, { content: 'default-data', people: { ada: 'user', bo: 'user' } }))
  })
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api${path}`, payload })).json()
  const generate = async (payload: object): Promise<PolicyInputs> =>
    generatePolicy.answer.parse(await post('/policy/generate', payload))
  const simulated = async (payload: object) =>
    simulatePolicy.answer.parse(await post('/policy/simulate', payload))

  test('the earlier call is answered with the same two, whatever else its text says', async () => {
    const text =
      'Give two policy interventions with advantages and disadvantages to improve under-five mortality in Nigeria'
    const { response } = await post('/e4e/ask', {
      text,
      temperature: 1,
      max_new_tokens: 1500,
      min_new_tokens: -1,
    })
    const { proposals, options } = await generate({ indicator: 32, location: 1 })
    expect(proposals).toHaveLength(2)
    for (const { intervention, advantages, disadvantages } of proposals) {
      const { name = '?' } = options.find((one) => one.intervention === intervention) ?? {}
      for (const part of [name, ...advantages, ...disadvantages]) expect(response).toContain(part)
    }
    // A question about a figure is still answered with the figure.
    expect((await post('/e4e/ask', { text: 'under-five mortality in Nigeria' })).response).not.toContain(
      'Advantages',
    )
  })

  test('two interventions, each for and against, and why the others are not among them', async () => {
    const answer = await generate({ indicator: 32, location: 1 })
    expect(answer.proposals.map(({ intervention }) => intervention)).toEqual([20, 7])
    expect(answer.proposals[0]?.advantages).toContain('38,669 fewer deaths in 2021, if coverage had been 80%')
    expect(answer.proposals[0]?.disadvantages).toContain('Coverage is of NDHS 2018, and none since is held')
    expect(answer.borrowed[0]).toContain('UN IGME says 803,909 for 2021 now')
    expect(answer.options.every(({ citation }) => citation.address.startsWith('http'))).toBe(true)
  })

  test('the worked example, and the same result from the inputs that are shown', async () => {
    const answer = await simulated({ location: 1, levers: [{ intervention: 20, to: 80 }] })
    expect(Math.round(answer.total?.formula ?? 0)).toBe(38_669)
    expect(answer.width.map(({ lower, upper }) => [Math.round(lower), Math.round(upper)])).toEqual([
      [33_001, 44_858],
    ])
    expect(answer.sentences[0]).toContain(
      'In 2021, the last year with deaths by cause held here, there would have been 38,669 fewer under-five deaths in Nigeria',
    )
    expect(JSON.stringify(answer.sentences)).not.toMatch(/\bwill\b/)
    const again = runPolicy(answer.inputs.map((option) => ({ option, to: 80 })))
    expect(again.status === 'ok' && again.total).toEqual(answer.total)
  })

  test('no change is nothing; a state has coverage and people; what is counted twice is refused', async () => {
    const none = await simulated({ location: 1, levers: [{ intervention: 20, to: 52.2 }] })
    expect(none.total).toEqual({ formula: 0, median: 0, lower: 0, upper: 0 })
    const state = await simulated({ location: 20, levers: [{ intervention: 20, to: 80 }], unit_cost: 2 })
    expect([state.status, state.total]).toEqual(['coverage-only', null])
    expect(state.levers[0]?.people?.value).toBeGreaterThan(0)
    expect(state.levers[0]?.cost).toBeCloseTo(2 * (state.levers[0]?.people?.value ?? 0), 6)
    const levers = [12, 13].map((intervention) => ({ intervention, to: 90 }))
    expect((await simulated({ location: 1, levers })).status).toBe('refused')
  })

  test.each([
    ['/policy/generate', { indicator: 99_999 }],
    ['/policy/simulate', { levers: [{ intervention: 3, to: 50 }] }],
    ['/policy/simulate', { levers: [{ intervention: 20, to: 150 }] }],
    ['/policy/simulate', { levers: [] }],
  ])('%s refuses %o', async (path, payload) => {
    const answer = await app.inject({ method: 'POST', url: `/api${path}`, payload })
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {}).length > 0]).toEqual([400, true])
  })

  test('what cannot be run at a place says why', async () => {
    const levers = [{ intervention: 18, to: 80 }]
    const refused = await post('/policy/simulate', { location: 20, levers })
    expect(refused.errors.levers[0]).toMatch(
      /^Intervention 18 cannot be run here: no coverage of this place can be quoted\./,
    )
  })

  describe('Policy History', () => {
    const url = '/api/policy/history'
    const run = {
      title: 'Nets 17 → 50%',
      indicator: 32,
      location: 1,
      release: 1,
      levers: [{ intervention: 20, name: 'Insecticide-treated nets', from: 17, to: 50 }],
      deaths: 163_400,
      averted: { formula: 32_716, median: 32_716, lower: 28_823, upper: 36_698 },
    }
    const as = ({ bearer }: Person) => ({ authorization: bearer })
    const held = async (person: Person): Promise<KeptRun[]> =>
      (await app.inject({ url, headers: as(person) })).json()

    test('keeps inputs and results for oneself alone', async () => {
      const kept = await app.inject({ method: 'POST', url, headers: as(ada), payload: run })
      const { id, created, ...content } = kept.json()
      expect([kept.statusCode, typeof created, content]).toEqual([200, 'string', run])
      expect((await held(ada)).map((one) => one.id)).toEqual([id])
      expect(await held(bo)).toEqual([])
      const remove = (person: Person) =>
        app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: as(person) })
      expect((await remove(bo)).statusCode).toBe(404)
      expect((await remove(ada)).json()).toEqual({ deleted: 1 })
    })
  })
})
