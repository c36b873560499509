import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { liteFor } from './lite-for.ts'

const SAME = 'The lite form of this page shows the same figures without it.'
const OTHER = 'Lite pages show the figures without it.'

test.each([
  ['/figure?kind=trend&indicator=18', '/figure.html?kind=trend&indicator=18', SAME],
  ['/advanced_analytics', '/lite/dashboard/Advanced_Analytics', SAME],
  // Penta 3 is an indicator of Health Outcomes.
  [
    '/advanced-triangulation-dashboard?indicator=18&location=27&a=2',
    '/lite/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18&location=27',
    OTHER,
  ],
  ['/advanced-triangulation-dashboard', '/lite', OTHER],
  ['/about?indicator=none', '/lite', OTHER],
])('without scripts %s leads to %s', (url, address, link) => {
  const asked = { url, headers: {} } as FastifyRequest
  expect(liteFor(asked, english)).toMatchObject({ address, page: url, instead: { link } })
})
