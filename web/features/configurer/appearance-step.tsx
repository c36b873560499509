import { type Appearance, FONT_SIZES, THEMES, VIEW_MODES } from '#domain/account/appearance.ts'
import { message } from '#domain/message/message.ts'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { AccentField } from './accent-field.tsx'
import type { AccentFound } from './accent-found.ts'
import type { StepProps } from './front-fields.ts'
import { LogoField } from './logo-field.tsx'

/** Step 3: the colour of actions, how pages look to whoever has not chosen, and the logo. */
export function AppearanceStep({
  front,
  onChange,
  found,
}: StepProps & { readonly found: AccentFound | null }) {
  const { text } = useLanguage()
  const words = <Word extends Appearance[keyof Appearance]>(all: readonly Word[]) =>
    all.map((word) => [word, text(message('menus.appearance-word', { word }))] as const)
  return (
    <Stack gap={20} above={8}>
      <Text tone="soft" size={16}>
        {text(message('configurer.appearance-lead'))}
      </Text>
      <AccentField value={front.accent} found={found} onChange={(accent) => onChange({ accent })} />
      <Row wrap gap={24} rows={16}>
        <SegmentedControl
          labelled
          name={text(message('configurer.first-mode'))}
          options={words(VIEW_MODES)}
          value={front.view_mode}
          onChoose={(view_mode) => onChange({ view_mode })}
        />
        <SegmentedControl
          labelled
          name={text(message('menus.appearance-setting', { setting: 'font_size' }))}
          options={words(FONT_SIZES)}
          value={front.font_size}
          onChoose={(font_size) => onChange({ font_size })}
        />
        <SegmentedControl
          labelled
          name={text(message('menus.appearance-setting', { setting: 'theme' }))}
          options={words(THEMES)}
          value={front.theme}
          onChoose={(theme) => onChange({ theme })}
        />
      </Row>
      <Text tone="faint" size={13}>
        {text(message('configurer.readers-choose'))}
      </Text>
      <LogoField logo={front.logo} onChange={(logo) => onChange({ logo })} />
    </Stack>
  )
}
