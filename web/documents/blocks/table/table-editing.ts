import { IconTable } from '#web/kit/icons.ts'
import { tableBlock } from '#domain/document/blocks/table/table-block.ts'
import { later } from '#web/kit/later.tsx'
import { viewOfKind } from '../../editor/first-view.ts'
import type { BlockEditing } from '../block-editing.ts'

export const tableEditing: BlockEditing<'table'> = {
  group: 'other',
  Icon: IconTable,
  begin: async (id, _, { document, catalogue }) =>
    tableBlock.begin(id, { view: await viewOfKind('source-table', document, catalogue) }),
  Settings: later(async () => (await import('../../editor/view-settings.tsx')).ViewSettings),
}
