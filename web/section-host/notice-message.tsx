import type { Notice, NoticeBlock as NoticeBlockData } from '#sections/definition/body.ts'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'
import type { Change } from '#web/panels/panel.ts'
import { Switches } from './switches.tsx'

interface NoticeMessageProps<State> {
  readonly notice: Notice<State>
  readonly onChange: Change<State>
}

/** The sentence in place of a section without anything to show, with links that lead on. */
export function NoticeMessage<State>({ notice, onChange }: NoticeMessageProps<State>) {
  const language = useLanguage()
  const { title, text, actions } = notice
  return (
    <Message
      title={language.text(title)}
      actions={
        actions.length > 0 &&
        actions.map((action) => (
          <Button key={language.text(action.text)} onClick={() => onChange(action.change)}>
            {language.text(action.text)}
          </Button>
        ))
      }
    >
      {text
        .map((said) => language.text(said))
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
    </Message>
  )
}

interface NoticeBlockProps<State> {
  readonly block: NoticeBlockData<State>
  readonly onChange: Change<State>
}

/** A notice in the place of a figure. */
export function NoticeBlock<State>({ block, onChange }: NoticeBlockProps<State>) {
  const { switches } = block
  if (!switches) return <NoticeMessage notice={block} onChange={onChange} />
  return (
    <Stack as="section" gap={16}>
      <Switches {...{ switches, onChange }} />
      <NoticeMessage notice={block} onChange={onChange} />
    </Stack>
  )
}
