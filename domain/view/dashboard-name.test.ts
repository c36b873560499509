import { expect, test } from 'vitest'
import { dashboardName } from './dashboard-name.ts'

test.each([
  ['Health Financing', 'Health_Financing'],
  ['  Winter: snow & ice!  ', 'Winter_snow_ice'],
  ['Ìlera àwọn ọmọdé', 'Ìlera_àwọn_ọmọdé'.normalize('NFC')],
  ['2018/2019', '2018_2019'],
  ['…', ''],
  ['e\u0301', '\u00e9'],
  ['x'.repeat(81), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
])('%j is %j in an address', (title, name) => {
  expect(dashboardName(title)).toBe(name)
})
