import type { ControlBar as ControlBarData } from '#sections/definition/control.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ControlField } from './control-field.tsx'
import { PolicyLinks } from './policy-links.tsx'
import type { Change } from '#web/panels/panel.ts'

interface SectionControlsProps<State> {
  readonly bar: ControlBarData<State>
  readonly onChange: Change<State>
}

/** The one bar that draws the controls of every section. */
export function SectionControls<State>({ bar, onChange }: SectionControlsProps<State>) {
  const language = useLanguage()
  const { title, detail, classification, columns, controls } = bar
  return (
    <ControlBar
      title={language.text(title)}
      detail={
        <>
          {classification && <SourceMarker classification={classification} />}
          {language.text(detail)}
        </>
      }
      columns={columns}
    >
      {controls.map((control) => (
        <ControlField key={language.text(control.label)} control={control} onChange={onChange} />
      ))}
      <PolicyLinks />
    </ControlBar>
  )
}
