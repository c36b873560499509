import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'
import { scriptSpeech, speech } from './spoken.ts'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { movesUntil } from './reader-moves.ts'

const open = eachVisit()

/** NmDHS 2025–26, Penta 3 in Kano, as datasets/observations/nmdhs.csv has it. */
const KANO = '54.6%'

test('a finger holds the microphone; spoken words do not leave unsaved work unasked; administrators see what happened', async () => {
  const { page, complaints } = await open({ first: true })
  await signInOn(page, 'journey.admin')
  await page.addInitScript(scriptSpeech)
  await page.addInitScript(() => localStorage.setItem('voicePlugin', 'true'))
  await page.goto('/document/new')
  await page.getByRole('button', { name: 'Add: Text', exact: true }).click()
  await page.getByText('Text added as block 1 of 1.').waitFor()

  await page.getByRole('button', { name: 'Voice assistant' }).click()
  const panel = page.getByRole('dialog', { name: 'MSDAT Assistant' })
  const microphone = panel.getByRole('button', { name: 'Microphone: hold to speak' })
  await microphone.click()
  await panel.getByText('Press and hold the microphone to speak').waitFor()

  // A finger, which may leave the button without letting go.
  const fingers = await page.context().newCDPSession(page)
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', from: number) => {
    const box = await microphone.boundingBox()
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + from, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] })
  }
  const speak = async (words: string) => {
    await touch('touchStart', 0)
    await panel.getByText('Listening...').waitFor()
    await touch('touchMove', 8)
    await speech(page, { hear: [words, true] })
    await touch('touchEnd', 8)
  }
  await speak('open the FAQ')
  await panel.getByRole('button', { name: 'Send now' }).click()
  await panel.getByText('This page has changes that are not saved.').waitFor()
  expect(await barriers(page, ['best-practice'], { only: '[role="dialog"]' })).toEqual([])
  await speak('stay')
  await panel.getByText('You stay on this page.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/document/new')

  await panel.getByRole('button', { name: 'Settings of the voice assistant' }).click()
  const lines = panel.getByRole('region', { name: 'Debug log' }).getByRole('listitem')
  for (const said of ['recognition started, en-US', 'final “open the FAQ”', 'recognition ended']) {
    await lines.filter({ hasText: said }).first().waitFor()
  }
  await speak('open the FAQ')
  await panel.getByRole('button', { name: 'Send now' }).click()
  await panel.getByRole('button', { name: 'Open without saving' }).click()
  await page.waitForURL(/\/faq/)
  expect(complaints).toEqual([])
})

test('a reader gives access, holds, speaks, corrects, hears the reply, and opens pages by their names', async () => {
  const { page, complaints } = await open({ first: true })
  await page.addInitScript(scriptSpeech)
  await page.addInitScript(() => localStorage.setItem('voicePlugin', 'true'))
  await openDashboard(page, addressOf(PENTA_3))

  // A voice of this device reads the sentence of a figure, and stops.
  const figure = page.getByRole('region', { name: /Penta 3/ }).first()
  await movesUntil(page, figure.getByRole('button', { name: 'Read aloud' }))
  await figure.getByRole('button', { name: 'Read aloud' }).click()
  expect((await speech(page)).read.at(-1)).toContain('Penta 3')
  await figure.getByRole('button', { name: 'Stop reading aloud' }).click()
  await figure.getByRole('button', { name: 'Read aloud' }).waitFor()

  await page.getByRole('button', { name: 'Voice assistant' }).click()
  const panel = page.getByRole('dialog', { name: 'MSDAT Assistant' })
  await panel.getByText('Microphone permission required. Click the button below to grant access.').waitFor()
  await panel.getByText('Where the sound goes.').waitFor()
  await panel.getByText('Click the microphone to grant access').waitFor()
  const microphone = panel.getByRole('button', { name: 'Microphone: hold to speak' })

  // Refused at first: typing still works, and access can be given later.
  await speech(page, { allows: false })
  await microphone.click()
  await panel
    .getByText('Microphone access denied. Please enable microphone access in your browser settings.')
    .waitFor()
  await speech(page, { allows: true })
  await panel.getByRole('button', { name: 'Check again' }).click()
  await panel.getByText('Press and hold the microphone to speak').waitFor()
  await panel.getByText('Hello! Welcome to the MSDAT Platform. How can I help you?').waitFor()
  expect(await barriers(page, ['best-practice'], { only: '[role="dialog"]' })).toEqual([])

  await microphone.hover()
  await page.mouse.down()
  await panel.getByText('Listening...').waitFor()
  await speech(page, { hear: ['penta tree', false] })
  await panel.getByText('penta tree', { exact: true }).waitFor()
  await speech(page, { hear: ['penta tree in Kanu', true] })
  await page.mouse.up()
  await panel.getByText('Processing your request...').waitFor()
  await panel.getByLabel('You said: correct it before it is sent').fill('penta tree in Kano')
  await panel.getByRole('button', { name: 'Send now' }).click()
  await panel.getByText('Playing response...').waitFor()
  await panel.getByText(KANO).first().waitFor()
  expect((await speech(page)).read.join()).toContain(KANO)
  await speech(page, { finish: true })
  await panel.getByText('Press and hold the microphone to speak').waitFor()

  // Space is the microphone; what is not corrected is sent by itself. Escape gives up.
  await microphone.focus()
  await page.keyboard.down('Space')
  await panel.getByText('Listening...').waitFor()
  expect(await panel.getByText(KANO).count()).toBe(0)
  await page.keyboard.press('Escape')
  await panel.getByText('Press and hold the microphone to speak').waitFor()
  await page.keyboard.up('Space')
  await page.keyboard.down('Space')
  await speech(page, { hear: ['next tab', true] })
  await page.keyboard.up('Space')
  await panel.getByText('Opened the tab Zonal Analysis.').waitFor()
  await page.getByRole('tab', { name: 'Zonal Analysis', selected: true }).waitFor()

  // As a screen reader activates it: once to begin, once to end. Silence is said.
  await microphone.dispatchEvent('click')
  await panel.getByText('Listening...').waitFor()
  await microphone.dispatchEvent('click')
  await panel.getByText('Nothing was heard.').waitFor()
  await panel.getByRole('button', { name: 'Type instead' }).click()
  await panel.getByRole('textbox', { name: 'Type your question' }).fill('show Kano')
  await page.keyboard.press('Enter')
  await page.waitForURL(/location=27/)

  await panel.getByRole('button', { name: 'Settings of the voice assistant' }).click()
  expect(await panel.getByText('Debug log').count()).toBe(0)
  await page.route('**/api/assistant/command', (route) => route.fulfill({ body: 'not JSON' }))
  await panel.getByRole('button', { name: 'Test API with Sample Command' }).click()
  await panel.getByText('Failed to parse JSON response').waitFor()
  await page.route('**/api/assistant/command', (route) => route.fulfill({ status: 500, body: '' }))
  await panel.getByRole('button', { name: 'Test API with Sample Command' }).click()
  await panel.getByText('Error from server: 500.').waitFor()

  await microphone.hover()
  await page.mouse.down()
  await panel.getByText('Listening...').waitFor()
  await panel.evaluate((dialog) => dialog.querySelector<HTMLElement>('button[aria-label="Close"]')?.click())
  await panel.waitFor({ state: 'detached' })
  const { calls } = await speech(page)
  expect(calls[0]).toBe('start en-US')
  expect(calls.at(-1)).toBe('abort')
  expect(complaints.filter((one) => !/500/.test(one))).toEqual([])
})

test('a browser that recognises no speech says so, and takes typed words', async () => {
  const { page } = await open({ first: true, width: 360, height: 740 })
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
    localStorage.setItem('assistantPlugin', 'false')
    localStorage.setItem('voicePlugin', 'true')
  })
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Voice assistant' }).click()
  const panel = page.getByRole('dialog', { name: 'MSDAT Assistant' })
  await panel
    .getByText('Speech recognition is not supported in this browser. Please try Chrome, Edge, or Safari.')
    .waitFor()
  await panel.getByRole('textbox', { name: 'Type your question' }).fill('penta 3 kano')
  await panel.getByRole('button', { name: 'Ask' }).click()
  await panel.getByText(KANO).first().waitFor()
  await page.getByRole('textbox', { name: 'Type your question' }).fill('open the FAQ')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/faq/)
})
