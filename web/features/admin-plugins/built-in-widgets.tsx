import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useWidgets } from '#web/widgets/use-widgets.ts'
import { WIDGET_KEYS } from '#web/widgets/widget-list.ts'
import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly description: string
}

const columnsIn = (text: Language['text']): readonly Column<Row>[] => [
  { title: text(message('admin-plugins.built-in')), names: true, cell: ({ title }) => title },
  { title: text(message('admin-plugins.what-it-does')), cell: ({ description }) => description },
]

/** The plug-ins that come with the product. Each reader switches them; they are taken away by leaving out their folder. */
export function BuiltInWidgets() {
  const { text } = useLanguage()
  const rows = useWidgets(WIDGET_KEYS).widgets.map(({ key, widget }) => ({
    id: key,
    title: text(widget.title),
    description: text(widget.description),
  }))
  return (
    <RecordTable
      label={text(message('admin-plugins.built-in-label'))}
      rows={rows}
      columns={columnsIn(text)}
    />
  )
}
