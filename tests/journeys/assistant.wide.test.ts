import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { ask, KANO } from './assistant-question.ts'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { movesUntil } from './reader-moves.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

/** Questions of each kind, which server and browser have to answer in the same words. */
const BOTH_WAYS = [
  'stunting in kaduna ndhs 2018',
  'which state is lowest for measles?',
  'which penta 3 figure should I quote for kano?',
  'why do sources differ about penta 3?',
  'compare kano and kaduna for skilled birth attendance',
  'how many pikin dey die before five for Nigeria',
  'penta 3 in Dala LGA',
  'stunting by wealth',
  'penta 3 by religion in kano',
  'um, so what is the trustworthy figure of stunting in Edo',
  'difference between penta 1 and penta 3 in Kano',
  'how do I print a chart',
  'what changed in the last release',
  'under what licence are the NDHS figures',
]

test('what stands out is told of the source and the year that a figure shows', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...PENTA_3, period: '2013' }))
  const byState = page.getByRole('region', { name: /by state, NDHS 2013/ })
  const opens = byState.getByRole('button', { name: 'What stands out' })
  await movesUntil(page, opens)
  await opens.click()
  const told = page.getByRole('dialog', { name: 'What stands out' })
  // As datasets/observations/ndhs.csv has it, beside the newer figures of others.
  await told
    .getByRole('listitem')
    .filter({ hasText: 'NDHS 2013' })
    .filter({ hasText: '38' })
    .first()
    .waitFor()
  expect(await barriers(page, [], { only: 'dialog[open]' })).toEqual([])

  // The chat button of About opens the assistant over the page.
  await page.goto('/about')
  await page.getByRole('button', { name: 'Metadata Chatbot' }).click()
  await page.getByRole('dialog', { name: 'MSDAT Assistant' }).getByText('Hello!').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('without a connection the same question gets the same answer, and a server that fails is said', async () => {
  const { page, complaints } = await open()
  // It comes once the page has nothing better to do.
  const engine = page.waitForResponse(/local-answer/)
  await page.goto('/metadata-qa')
  await ask(page, 'penta 3 kano')
  const log = page.getByRole('log')
  await log.getByText(KANO).first().waitFor()
  await drawn(page)
  const answered = await log.getByText('Penta 3').allInnerTexts()
  await engine
  await page.waitForLoadState('networkidle')
  const served: string[] = []
  for (const question of BOTH_WAYS) {
    const answer = await page.request.post('/api/assistant', { data: { question } })
    // The audit of a release stays on the server: a device does not know which figures it questions.
    const { text } = (await answer.json()) as { text: string }
    served.push(text.replace(/ In question: a finding of the data audit [^.]*\./, ''))
  }
  await page.route('**/api/assistant', (route) => route.abort())
  for (const [at, question] of BOTH_WAYS.entries()) {
    await page.getByRole('button', { name: 'New conversation' }).click()
    await ask(page, question)
    await log.getByText('Answered on this device').waitFor()
    expect.soft(await log.innerText(), question).toContain(served[at])
  }
  await ask(page, 'penta 3 in kano state')
  await log.getByText('Answered on this device').nth(1).waitFor()
  expect((await log.getByText(KANO).count()) > 1, answered.join()).toBe(true)

  await page.unroute('**/api/assistant')
  await page.route('**/api/assistant', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"type":"/problems/unexpected","detail":"It broke."}',
    }),
  )
  await ask(page, 'stunting')
  await log.getByText('Error from server: It broke.').waitFor()
  await page.unroute('**/api/assistant')
  await log.getByRole('button', { name: 'Ask again' }).click()
  await log
    .getByText(/[Ss]tunting/)
    .nth(1)
    .waitFor()
  expect(complaints.filter((one) => !/500|ERR_FAILED/.test(one))).toEqual([])
})

test('beside an indicator a reader asks what it means, and each sentence names the text it comes from', async () => {
  const { page, complaints } = await open()
  await page.goto('/llama-ai')
  const picker = page.getByRole('button', { name: /^Indicator/ })
  await picker.waitFor()
  await page.goto('/llama-ai?indicator=18')
  await page.getByRole('heading', { name: 'DPT 3 / Penta 3 coverage' }).waitFor()
  await page.getByRole('row', { name: /WUENIC.*Surviving infants/ }).waitFor()
  const send = page.getByRole('button', { name: 'Ask', exact: true })
  expect(await send.isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'Your question' }).fill('Can I compare WUENIC with NDHS?')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log', { name: 'Answer' })
  await log.getByText(/can be compared with care/).waitFor()
  const origins = log.getByRole('list', { name: 'Where each sentence comes from' })
  await origins.getByText('Denominator, WUENIC and NDHS').waitFor()
  await page.getByRole('button', { name: 'What are its limits?' }).click()
  await origins.getByText('To compare with care, NDHS').waitFor()
  expect(await barriers(page, ['best-practice'])).toEqual([])

  // Another indicator begins anew; without a connection this device answers, and a server that fails is said.
  await page.getByRole('button', { name: 'Fully immunized' }).click()
  await page.waitForURL(/indicator=(?!18)\d+/)
  await page.waitForLoadState('networkidle')
  await page.route('**/api/assistant', (route) => route.abort())
  await page.getByRole('button', { name: 'What is the denominator?' }).click()
  await origins.getByText('Denominator', { exact: true }).waitFor()
  await page.unroute('**/api/assistant')
  await page.route('**/api/assistant', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'What are its limits?' }).click()
  await log.getByText('An error occurred while querying the AI model. Please try again later.').waitFor()
  await page.unroute('**/api/assistant')
  await page.route('**/api/assistant', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{}' }),
  )
  await page.getByRole('button', { name: 'What are its limits?' }).click()
  await log.getByText('Unexpected response structure received.').waitFor()
  expect(complaints.filter((one) => !/500|ERR_FAILED/.test(one))).toEqual([])
})
