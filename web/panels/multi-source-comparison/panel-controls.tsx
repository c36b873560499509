import { useState } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { PanelForm } from '#sections/multi-source-comparison/state.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { Picker } from '#web/controls/picker.tsx'
import type { PickerProps } from '#web/controls/picker-trigger.tsx'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Button } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './panel-controls.module.css'
import { panelLists, type PanelModel } from './panel-lists.ts'
import { emptyMaps, whyEmpty } from '#sections/multi-source-comparison/empty-maps.ts'
import { areaList, finderList, indicatorsOf } from './program-areas.ts'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { later } from '#web/kit/later.tsx'

const ControlSheet = later(async () => (await import('#web/controls/control-sheet.tsx')).default, {
  form: 'note',
})

const FORMS: readonly PanelForm[] = ['zones', 'states', 'line', 'column']

interface PanelControlsProps {
  readonly model: PanelModel
  readonly number: number
  readonly folded: boolean
  /** The form of Advanced Analytics: a programme area before the indicator. */
  readonly advanced: boolean
}

/** The controls of one panel: folded to a line where the reader wants it, on phones to a line with a sheet. */
export function PanelControls({ model, number, folded, advanced }: PanelControlsProps) {
  const { text } = useLanguage()
  const [open, setOpen] = useState(false)
  const fields = <Fields model={model} advanced={advanced} />
  return (
    <div data-print="never" className={classes.controls} data-folded={folded || undefined}>
      {!folded && (
        <Grid gap={8} rows={8} className={classes.fields}>
          {fields}
        </Grid>
      )}
      <Row align="center" justify="between" gap={12} className={classes.summary}>
        <div>
          <Text as="h3" tone="faint" size={12} weight={500} className={classes.caption}>
            {text(message('multi-source.control', { number: String(number) }))}
          </Text>
          <Summary model={model} />
        </div>
        <Button
          className={classes.change}
          aria-label={text(message('multi-source.change-comparison', { number: String(number) }))}
          onClick={() => setOpen(true)}
          onPointerEnter={ControlSheet.intend}
        >
          {text(message('controls.change'))}
        </Button>
      </Row>
      {open && <ControlSheet onClose={() => setOpen(false)}>{fields}</ControlSheet>}
    </div>
  )
}

function Summary({ model }: { readonly model: PanelModel }) {
  const { text } = useLanguage()
  const { panel, data } = model
  const source = byId(data.reference.sources, panel.source)
  const { period } = listsOf(model)
  return (
    <p>
      <Text as="strong" line weight={600}>
        {byId(data.reference.indicators, panel.indicator).shortName}
      </Text>
      <Row as="span" inline align="center" gap={6} tone="soft" size={13}>
        <SourceMarker classification={source.classification} />
        {source.name} {panel.period === null ? '' : text(period.text)} ·{' '}
        {text(message('multi-source.form', { form: panel.form }))}
      </Row>
    </p>
  )
}

function Fields({ model, advanced }: { readonly model: PanelModel; readonly advanced: boolean }) {
  const { text } = useLanguage()
  const { panel, data, onChange } = model
  const { programArea } = byId(data.reference.indicators, panel.indicator)
  const offered = advanced ? { ...model, indicators: indicatorsOf(programArea, model) } : model
  const lists = listsOf(offered)
  return (
    <>
      {advanced && (
        <>
          <div className={classes.wide}>
            <List {...areaList(model)} />
          </div>
          <div className={classes.finder}>
            <List {...finderList(model)} quiet />
          </div>
        </>
      )}
      <div className={classes.wide}>
        <List {...lists.indicator} />
      </div>
      <List {...lists.source} />
      <List {...lists.period} />
      {panel.ofLgas && (
        <div className={classes.wide}>
          <List {...lists.state} />
        </div>
      )}
      <div className={classes.wide}>
        <SegmentedControl
          name={text(message('controls.form'))}
          options={FORMS.map((form) => [form, text(message('multi-source.form', { form }))])}
          value={panel.form}
          off={
            new Map(emptyMaps(panel, data).map((regions) => [regions, text(whyEmpty(regions, panel, data))]))
          }
          onChoose={(form) => onChange({ form })}
        />
      </div>
      {model.switches.map(({ label, options, value, change }) => (
        <div key={text(label)} className={classes.wide}>
          <SegmentedControl
            name={text(label)}
            options={options.map(([word, words]) => [word, text(words)])}
            value={value}
            onChoose={(word) => model.onSwitch(change(word))}
          />
        </div>
      ))}
    </>
  )
}

interface ListProps extends Omit<PickerProps, 'label' | 'text'> {
  readonly label: Value
  readonly text: Value
}

/** A list of a panel, in the reader's language. */
function List({ label, text: chosen, ...list }: ListProps) {
  const { text } = useLanguage()
  return <Picker {...list} label={text(label)} text={text(chosen)} />
}

function listsOf(model: PanelModel) {
  const { availability } = model.data
  return panelLists(model, byId(availability, model.panel.indicator))
}
