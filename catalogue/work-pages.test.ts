import { expect, test } from 'vitest'
import { isWorkPage } from './work-pages.ts'

test.each([
  '/admin',
  '/account',
  '/my-dashboard/sections',
  '/document/new',
  '/document/7f/edit',
  '/my-documents',
  '/configure',
  '/configure/user/appearance',
  '/report/12',
  '/data-entry',
  '/data-import/7',
  '/check',
  '/work-list',
  '/health-think/profile',
])('nothing opens by itself over %s', (path) => expect(isWorkPage(path)).toBe(true))

test.each([
  '/',
  '/dashboard/Health_Outcomes_and_Service_Coverage',
  '/about',
  '/custom/public/7f',
  '/health-think',
  '/accounting',
])('%s is read', (path) => expect(isWorkPage(path)).toBe(false))
