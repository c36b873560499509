import { expect, test } from 'vitest'
import { shortText } from './short-text.ts'

const short = (text: string) => shortText({ text })

test('one sentence is sent as it is', () => {
  const text = 'Penta 3 in Kano: 47.5% (NDHS 2023–24, 90% interval 40.5–54.7).'
  expect(short(`${text} The figure is below the target.`)).toBe(text)
})

test('intervals go before anything else', () => {
  const interval = '(NDHS 2023–24, 90% interval 40.5–54.7)'
  const text = `Coverage of a vaccine with a long name: Kano 47.5% ${interval}; Akwa Ibom 87.6% ${interval}; Cross River 94.6% ${interval}.`
  expect(short(text)).toBe(text.replaceAll(', 90% interval 40.5–54.7', ''))
})

test('a list loses its last items and keeps its source and year', () => {
  const groups = ['Lowest 25% 77.8', 'Second 25% 73.1', 'Third 25% 57.2', 'Highest 25% 40.1']
  const text = `Infant mortality rate in Nigeria, by wealth quarter: ${groups.map((one) => `${one} per 1,000`).join(', ')} (GDL 2018).`
  const sent = short(text)
  expect(sent.length).toBeLessThanOrEqual(160)
  expect(sent).toMatch(/Third 25% 57\.2 per 1,000… \(GDL 2018\)\.$/)
})

test('what a sentence only names is said together with what is said of it', () => {
  expect(
    short('DPT 3 coverage in Nigeria. NDHS 2023–24 says 53.4%, WUENIC 2024 says 67%: 13.6 points apart.'),
  ).toBe('DPT 3 coverage in Nigeria: NDHS 2023–24 says 53.4%, WUENIC 2024 says 67%: 13.6 points apart.')
  const missing = 'No source has a figure of doctor density in Kano.'
  expect(short(`${missing} It is held for Nigeria.`)).toBe(missing)
})

test('a single long word is cut within the room', () => {
  expect(short('x'.repeat(400)).length).toBeLessThanOrEqual(160)
})
