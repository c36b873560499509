import { known } from '#domain/reference/reference-data.ts'
import type { Display } from '#domain/section/choice.ts'
import type { ControlName } from '#domain/section/section.ts'
import { ControlBar } from './control-bar.tsx'
import { type ControlsModel, controlLists } from './controls-model.ts'
import { PartsControl } from './parts-control.tsx'
import { Picker } from './picker.tsx'
import { SourceMarker } from './source-marker.tsx'
import { TargetControls } from './target-controls.tsx'

const COLUMNS = 'minmax(240px, 1fr) 190px 160px 130px auto'

interface ControlPanelProps {
  readonly model: ControlsModel
  /** Whether any figure of the indicator comes with its counts. */
  readonly partsAvailable: boolean
}

/** The controls of a section: a bar on wide screens, a summary with a sheet on phones. */
export function ControlPanel(props: ControlPanelProps) {
  const { section, choice, reference } = props.model
  const lists = controlLists(props.model)
  const source = known(reference.sources, choice.source)
  return (
    <ControlBar
      title={known(reference.indicators, choice.indicator).shortName}
      detail={
        <>
          <SourceMarker classification={source.classification} />
          {source.name} {choice.period === null ? '' : lists.period.text} · {lists.location.text}
        </>
      }
      columns={section.controls.includes('parts') ? `${COLUMNS} auto` : COLUMNS}
    >
      <ControlFields {...props} />
    </ControlBar>
  )
}

/** The controls in the section's own order. */
function ControlFields({ model, partsAvailable }: ControlPanelProps) {
  const lists = controlLists(model)
  const onDisplay = (change: Partial<Display>) => model.onChange({ display: { ...model.display, ...change } })
  const field = (name: ControlName) => {
    if (name === 'targets') {
      const indicator = known(model.reference.indicators, model.choice.indicator)
      return <TargetControls key={name} indicator={indicator} display={model.display} onDisplay={onDisplay} />
    }
    if (name === 'parts') {
      const change = (parts: boolean) => onDisplay({ parts })
      return (
        <PartsControl key={name} checked={model.display.parts} available={partsAvailable} onChange={change} />
      )
    }
    return <Picker key={name} {...lists[name]} />
  }
  return model.section.controls.map(field)
}
