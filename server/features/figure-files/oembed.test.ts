import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOembed } from '#contract/figures/oembed.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const FIGURE = '/figure?kind=trend&indicator=7&datasource=2&location=1'

serverDatabase('oEmbed', (open) => {
  let asked: AskedApp
  const about = (url: string, more = '') => `/api/oembed?url=${encodeURIComponent(url)}${more}`

  beforeAll(async () => {
    asked = await askApp({ database: await open('first-release'), publicUrl: 'https://msdat.test' })
  })
  afterAll(() => asked.app.close())

  test('says how to show a figure in a frame, and which picture goes along', async () => {
    const told = await asked.shaped(about(`https://msdat.test${FIGURE}`, '&format=json'), readOembed.answer)
    expect(told).toMatchObject({
      title: expect.stringMatching(/^Snow shovels in Aldovia/),
      width: 640,
      thumbnail_url: `https://msdat.test${FIGURE.replace('figure', 'figure.png')}&as=card`,
    })
    expect(told.html).toContain('src="https://msdat.test/embed/figure?kind=trend&amp;indicator=7&amp;')
    expect(told.height).toBeGreaterThan(350)
  })

  test('keeps to the room that there is, and to what the address chose', async () => {
    const small = await asked.shaped(about(FIGURE, '&maxwidth=320&maxheight=300'), readOembed.answer)
    expect([small.width, small.height]).toEqual([320, 300])
    const picture = await asked.shaped(about(`${FIGURE}&as=picture`), readOembed.answer)
    expect(picture.html).toContain('&amp;as=picture"')
  })

  test.each([
    ['https://elsewhere.example/figure?kind=trend&indicator=7', 404],
    ['https://msdat.test/about', 404],
    ['https://msdat.test@elsewhere.example/figure?kind=trend&indicator=7', 404],
    ['javascript:alert(1)', 404],
    ['/figure?kind=nothing', 400],
    ['/figure?kind=trend&indicator=999&location=1', 404],
  ])('T24: %s is refused', async (url, status) => {
    await asked.problem(about(url), status)
  })

  test('comes as JSON only', async () => {
    await asked.problem(about(FIGURE, '&format=xml'), 400)
  })
})
