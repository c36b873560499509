import { TextField } from '#web/kit/form/field.tsx'

type Field = 'username' | 'email' | 'first_name' | 'last_name' | 'organization' | 'profession'

interface PersonFieldsProps {
  /** That of the form which keeps the texts. */
  readonly getInputProps: (field: Field) => Omit<React.ComponentProps<typeof TextField>, 'label'>
}

/** Who somebody is, as an administrator writes it down. */
export function PersonFields({ getInputProps }: PersonFieldsProps) {
  return (
    <>
      <TextField label="Username" autoComplete="off" required {...getInputProps('username')} />
      <TextField label="Email Address" type="email" autoComplete="off" required {...getInputProps('email')} />
      <TextField label="First Name" optional autoComplete="off" {...getInputProps('first_name')} />
      <TextField label="Last Name" optional autoComplete="off" {...getInputProps('last_name')} />
      <TextField label="Organization" autoComplete="off" required {...getInputProps('organization')} />
      <TextField label="Profession" autoComplete="off" required {...getInputProps('profession')} />
    </>
  )
}
