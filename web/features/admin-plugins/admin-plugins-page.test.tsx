import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { Plugin } from '#contract/plugins/plugins.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { pageOfRows } from '#tests/components/page-of-rows.ts'
import AdminPluginsPage from './admin-plugins-page.tsx'

const plugin = (id: number, change: Partial<Plugin> = {}): Plugin => ({
  ...{ id, name: `plugin-${id}`, version: '1.0.0', title: `Plugin ${id}`, description: '', author: 'Mina' },
  ...{ license: 'MIT', permissions: [], network: [], page: '', is_enabled: true },
  ...{ created_at: null, updated_at: null },
  ...change,
})

/** Plugins that can be switched and deleted. */
function plugins(...first: readonly Plugin[]): MadeUpAnswers {
  let rows = first
  const change = (is_enabled: boolean) => (asked: { readonly path: Readonly<Record<string, string>> }) => {
    rows = rows.map((one) => (String(one.id) === asked.path.id ? { ...one, is_enabled } : one))
    return plugin(Number(asked.path.id), { is_enabled })
  }
  return {
    'GET /plugins/all': ({ query }) => pageOfRows(rows, query),
    'GET /plugin-submissions': pageOfRows([]) as { count: number; next: null; previous: null; results: [] },
    'POST /plugins/{id}/disable': change(false),
    'POST /plugins/{id}/enable': change(true),
    'DELETE /plugins/{id}': ({ path }) => {
      rows = rows.filter(({ id }) => String(id) !== path.id)
      return { detail: 'Done' }
    },
  }
}

const press = (name: string) => screen.findByRole('button', { name })

test('a plugin is switched off and on again', async () => {
  const { user } = await openPart(<AdminPluginsPage />, {
    answers: plugins(plugin(1), plugin(2, { is_enabled: false })),
  })
  await user.click(await press('Disable Plugin 1'))
  await press('Enable Plugin 1')
  await user.click(await press('Enable Plugin 2'))
  await press('Disable Plugin 2')
})

test('what could not be switched says why', async () => {
  const answers = {
    ...plugins(plugin(1)),
    'POST /plugins/{id}/disable': new Problem('not-found', 'It is gone.'),
  }
  const { user } = await openPart(<AdminPluginsPage />, { answers })
  await user.click(await press('Disable Plugin 1'))
  await screen.findByText('“Plugin 1” was not changed. It is gone.')
})

test('a plugin is deleted after a question', async () => {
  const { user } = await openPart(<AdminPluginsPage />, { answers: plugins(plugin(1)) })
  await user.click(await press('Delete Plugin 1'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
  await screen.findByText('“Plugin 1” was deleted')
  await screen.findByText('No plug-in that people submitted has been approved yet.')
})

test('the widgets that come with the product are listed with what they do', async () => {
  await openPart(<AdminPluginsPage />, { answers: plugins() })
  const table = (await screen.findByRole('columnheader', { name: 'What it does' })).closest('table')
  await waitFor(() => expect(table?.querySelectorAll('tbody tr').length).toBeGreaterThan(5))
  expect(await screen.findByText('No pending plug-ins.')).toBeTruthy()
})
