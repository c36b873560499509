import { expect, test } from 'vitest'
import { shortText } from './short-text.ts'

const short = (text: string) => shortText({ text })

test('one sentence is sent as it is', () => {
  const text = 'Penta 3 in Kano: 47.5% (NDHS 2023–24, 90% interval 40.5–54.7).'
  expect(short(`${text} Nigeria has 53.4% (NDHS 2023–24).`)).toBe(text)
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
  expect(shortText({ text: `${missing} It is held for Nigeria.`, declined: true })).toBe(missing)
})

test('a single long word is cut within the room', () => {
  expect(short('x'.repeat(400)).length).toBeLessThanOrEqual(160)
})

test('no doubt is dropped that has room', () => {
  const change =
    'Measles coverage in Sokoto stood at 19.0% in 2018, 10.9% in 2023–24, by NDHS, a difference of 8.1 points.'
  const doubt = 'It is unclear whether this is a change.'
  expect(short(`${change} ${doubt} The figures: 2013: 21.0%.`)).toBe(`${change} ${doubt}`)
})

test.each([
  ['that a source ended', 'Nothing later than NCDC 2020 week 23 is held.', true],
  ['that a source with a digit in its name ended', 'Nothing later than NHMIS-DHIS2 2021 is held.', true],
  ['no other figure', 'A later figure is not quoted: 12 (NCDC 2026).', false],
  ['no further question', 'You can ask: Deaths Nigeria, NCDC 2020.', false],
])('of what follows a figure is said %s', (_, next, isSaid) => {
  const figure = 'Deaths in Nigeria: 287 (NCDC 2020 week 22).'
  expect(short(`${figure} ${next}`)).toBe(isSaid ? `${figure} ${next}` : figure)
})

test('a figure in question is said to be, and a list gives room for it', () => {
  const text = 'Coverage in Kano: 47.5% (NDHS 2023–24).'
  const question = 'In question: a finding of the data audit touches this figure.'
  const links = [{ href: '/known-errors?indicator=18&status=open', title: 'Known errors' }]
  const sentences = [text, question].map((one) => ({ text: one, origin: null }))
  expect(shortText({ text: `${text} ${question}`, links, sentences })).toBe(`${text} ${question}`)
})

test('of a list whose figures have each a source no source stands without its figure, and no bracket stays open', () => {
  const figures = ['1,182 (NCDC 2020)', '480 (NCDC 2021, reported late)', '1,022 (NCDC 2022, reported late)']
  const text = `Confirmed cases of a disease with a long name (year) in the whole of Nigeria and its states: ${figures.join('; ')}; 9 (NCDC 2023).`
  const sent = short(text)
  expect(sent.length).toBeLessThanOrEqual(160)
  expect(sent).toMatch(/: 1,182 \(NCDC 2020\); 480 \(NCDC 2021, reported late\)…$/)
})

test('the remark that a figure is in question goes before a figure or a doubt of the answer does', () => {
  const figure =
    'Coverage fell most between NDHS 2018 and 2023–24 in: Plateau down 24.7 points (71.8% to 47.1%).'
  const doubt = 'There may be no change.'
  const question = 'In question: a finding of the data audit touches this figure.'
  const links = [{ href: '/known-errors?indicator=18&status=open', title: 'Known errors' }]
  const sentences = [figure, doubt, question].map((one) => ({ text: one, origin: null }))
  const sent = shortText({ text: `${figure} ${doubt} ${question}`, links, sentences })
  expect(sent).toBe(`${figure} ${doubt}`)
})

test('a sentence may begin with a number', () => {
  const figure =
    'Smallest confirmed cases of a disease (year) of the 5 states that can be ranked: Ebonyi 25 (NCDC 2025); 31 are lower, on fewer than 20 events.'
  expect(short(`${figure} 31 figures are based on fewer than 20 events and are not ranked.`)).toBe(figure)
})
