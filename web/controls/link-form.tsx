import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { safeLink } from '#domain/rich-text/rich-text.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import classes from './rich-text-editor.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useId } from '#web/kit/use-id.ts'

interface LinkFormProps {
  readonly editor: Editor
  /** Where the text at the cursor leads now; empty: nowhere. */
  readonly address: string
  readonly onDone: () => void
}

/** Where the marked text shall lead. What is no address of a page or of mail is not taken, and says so. */
export function LinkForm({ editor, address, onDone }: LinkFormProps) {
  const language = useLanguage()
  const id = useId()
  const [text, setText] = useState(address)
  const [wrong, setWrong] = useState(false)
  const save = () => {
    const href = safeLink(text.trim()) ?? safeLink(`https://${text.trim()}`)
    if (href === null || text.trim() === '') return setWrong(true)
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    onDone()
  }
  return (
    <Row
      as="fieldset"
      wrap
      align="center"
      gap={8}
      className={classes.link}
      aria-label={language.text(message('rich-text.link'))}
    >
      <label htmlFor={id} className="sr-only">
        {language.text(message('rich-text.link-address'))}
      </label>
      <input
        id={id}
        // The reader has just asked for this field.
        ref={(field) => field?.focus()}
        type="url"
        placeholder="https://example.org"
        value={text}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            onDone()
            editor.commands.focus()
          }
          if (event.key !== 'Enter') return
          // Enter saves the link and not the form around it.
          event.preventDefault()
          save()
        }}
      />
      <Button onClick={save}>{language.text(message('rich-text.save-link'))}</Button>
      {wrong && (
        <p id={`${id}-wrong`} role="alert">
          {language.text(message('rich-text.link-wrong'))}
        </p>
      )}
    </Row>
  )
}
