import { message } from '#domain/message/message.ts'
import type { Kind } from '#charts/kind/define-kind.ts'
import { kindNamed } from '#charts/view.ts'
import type { Block } from '#domain/document/blocks.ts'
import type { TemplateView } from '#domain/document/blocks/view-field.ts'
import { follows } from '#domain/document/editing/following.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { NATION } from '#domain/location/location.ts'
import { periodName } from '#domain/message/value.ts'
import { parsePeriod } from '#domain/period/period.ts'
import {
  ManyIndicators,
  ManySources,
  OneOfCatalogue,
  useIndicatorOptions,
  usePlaceOptions,
  useSourceOptions,
} from '#web/controls/catalogue-pickers.tsx'
import { MultiPicker } from '#web/controls/multi-picker.tsx'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Following } from './following-settings.tsx'
import { canShow } from './fitting-choice.ts'
import { FIGURE_KINDS, firstView } from './first-view.ts'
import { OptionSettings } from './option-settings.tsx'
import type { SettingsProps } from './settings-props.ts'
import { PLAIN_OPTION } from './shared-controls.tsx'
import { usePeriods } from './use-periods.ts'

type ViewBlock = Extract<Block, { readonly view: object }>

interface ViewProps extends SettingsProps<ViewBlock> {
  readonly kind: Kind
  readonly onView: (view: TemplateView) => void
}

/** What a figure, a table or a sentence shows: kind, indicators, sources, place and periods, its choices and its words. */
export function ViewSettings(props: SettingsProps<ViewBlock>) {
  const { block, tasks } = props
  const kind = kindNamed(block.view.kind)
  const onView = (view: TemplateView) => tasks.replace({ ...block, view })
  return (
    <>
      <KindSetting {...props} onView={onView} />
      {kind && (
        <>
          <Indicators {...props} kind={kind} onView={onView} />
          <Following {...props} />
          <Sources {...props} kind={kind} onView={onView} />
          <Places {...props} kind={kind} onView={onView} />
          <Periods {...props} kind={kind} onView={onView} />
          <OptionSettings view={block.view} kind={kind} onView={onView} />
        </>
      )}
      {block.kind !== 'sentence' && <Words {...props} block={block} />}
    </>
  )
}

/** Another kind keeps what it takes too, and begins anew where it takes something else. */
function KindSetting({ block, editing, catalogue, onView }: Omit<ViewProps, 'kind'>) {
  const { text } = useLanguage()
  const { view } = block
  const choose = async (name: string) => {
    const kind = kindNamed(name)
    if (!kind) return
    const first = await firstView(kind, editing.document, catalogue)
    const { slots } = kind
    const isPaired = slots.together !== undefined
    const fits = (count: number, slot: { least: number; most: number }) =>
      !isPaired && count >= slot.least && count <= slot.most
    const keeps =
      fits(view.indicators.length, slots.indicators) &&
      canShow(kind, view.indicators, catalogue.reference.curation)
    onView({
      ...first,
      indicators: keeps ? view.indicators : first.indicators,
      sources: fits(view.sources.length, slots.sources) ? view.sources : first.sources,
      locations: fits(view.locations.length, slots.locations) ? view.locations : first.locations,
      periods: fits(view.periods.length, slots.periods) ? view.periods : first.periods,
    })
  }
  const known = FIGURE_KINDS.map(({ name, title }) => ({ value: name, label: text(title) }))
  const isKnown = known.some(({ value }) => value === view.kind)
  return (
    <SelectField
      label={text(message('canvas.kind', { block: block.kind }))}
      value={view.kind}
      options={
        isKnown
          ? known
          : [{ value: view.kind, label: text(message('canvas.unknown-kind', { kind: view.kind })) }, ...known]
      }
      onChange={({ currentTarget: { value } }) => void choose(value)}
    />
  )
}

function Indicators({ block: { view }, kind, catalogue, onView }: ViewProps) {
  const { text } = useLanguage()
  const options = useIndicatorOptions(catalogue)
  const { most } = kind.slots.indicators
  if (most === 1) {
    return (
      <OneOfCatalogue
        label={text(message('canvas.indicator'))}
        value={view.indicators[0] ?? null}
        options={options}
        onChange={(id) => onView({ ...view, indicators: [id] })}
      />
    )
  }
  return (
    <ManyIndicators
      catalogue={catalogue}
      values={view.indicators}
      limit={Math.min(most, DOCUMENT_LIMITS.indicators)}
      onChange={(indicators) => onView({ ...view, indicators })}
    />
  )
}

function Sources({ block, kind, catalogue, onView }: ViewProps) {
  const { text } = useLanguage()
  const { view } = block
  const options = useSourceOptions(catalogue)
  const { most } = kind.slots.sources
  const own = view.sources.flatMap((id) => (typeof id === 'number' ? [id] : []))
  if (most === 0 || follows(block, 'source')) return null
  if (most === 1) {
    return (
      <OneOfCatalogue
        label={text(message('canvas.control', { control: 'source' }))}
        value={own[0] ?? null}
        options={options}
        onChange={(id) => onView({ ...view, sources: [id] })}
      />
    )
  }
  return (
    <ManySources
      catalogue={catalogue}
      values={own}
      limit={Math.min(most, DOCUMENT_LIMITS.sources)}
      help={kind.slots.sources.least === 0 && own.length === 0 ? text(message('canvas.all-sources')) : null}
      onChange={(sources) => onView({ ...view, sources })}
    />
  )
}

function Places({ block, kind, catalogue, onView }: ViewProps) {
  const { text } = useLanguage()
  const { view } = block
  const options = usePlaceOptions(catalogue)
  if (kind.slots.locations.most === 0 || follows(block, 'place')) return null
  const [own = NATION] = view.locations
  return (
    <OneOfCatalogue
      label={text(message('canvas.control', { control: 'place' }))}
      value={typeof own === 'number' ? own : null}
      options={options}
      onChange={(id) => onView({ ...view, locations: [id] })}
    />
  )
}

function Periods({ block, kind, onView }: ViewProps) {
  const { text } = useLanguage()
  const { view } = block
  const { most, without } = kind.slots.periods
  const source = view.sources.length === 1 ? view.sources[0] : null
  const known = usePeriods(view.indicators, typeof source === 'number' ? source : null)
  if (most === 0 || follows(block, 'period')) return null
  const named = (period: string) => {
    const code = parsePeriod(period)
    return code === null ? period : text(periodName(code))
  }
  const none = text(message('canvas.no-period', { without: without === 'all' ? 'all' : 'latest' }))
  return (
    <MultiPicker
      label={text(message('canvas.periods', { most }))}
      values={[...view.periods]}
      text={view.periods.length === 0 ? none : view.periods.map(named).join(', ')}
      options={() => known.map((value) => ({ ...PLAIN_OPTION, value, label: named(value) }))}
      limit={Math.min(most, DOCUMENT_LIMITS.entries)}
      onChange={(periods) => onView({ ...view, periods })}
    />
  )
}

function Words({ block, tasks }: SettingsProps<Exclude<ViewBlock, { readonly kind: 'sentence' }>>) {
  const { text } = useLanguage()
  return (
    <>
      <TextField
        label={text(message('canvas.title'))}
        optional
        help={text(message('canvas.title-help'))}
        value={block.title}
        maxLength={DOCUMENT_LIMITS.line}
        onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, title: value }, 'title')}
      />
      <TextArea
        label={text(message('canvas.note'))}
        optional
        rows={2}
        value={block.note}
        maxLength={DOCUMENT_LIMITS.description}
        onChange={({ currentTarget: { value } }) => tasks.replace({ ...block, note: value }, 'note')}
      />
      {block.kind === 'figure' && (
        <SegmentedControl
          name={text(message('canvas.height'))}
          labelled
          options={[
            ['low', text(message('canvas.block-height', { height: 'low' }))],
            ['usual', text(message('canvas.block-height', { height: 'usual' }))],
            ['high', text(message('canvas.block-height', { height: 'high' }))],
          ]}
          value={block.height}
          onChoose={(height) => tasks.replace({ ...block, height })}
        />
      )}
    </>
  )
}
