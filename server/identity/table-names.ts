/** How the sign-in library's models and fields are called in the product's tables (migration 0003). */

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const
const text = { type: 'string', required: false, input: true } as const

export const ACCOUNT_MODEL = {
  modelName: 'account',
  fields: { ...TIMES, emailVerified: 'email_verified' },
  additionalFields: {
    first_name: text,
    last_name: text,
    organization: text,
    profession: text,
    // Never taken from a form: only an administrator's call changes it.
    role: { type: 'string', required: false, input: false },
  },
} as const

export const SIGN_IN_METHOD_MODEL = {
  modelName: 'sign_in_method',
  fields: {
    ...TIMES,
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
} as const

export const SESSION_MODEL = {
  modelName: 'session',
  fields: {
    ...TIMES,
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
} as const

export const VERIFICATION_MODEL = {
  modelName: 'verification',
  fields: { ...TIMES, expiresAt: 'expires_at' },
} as const

export const SECOND_FACTOR_MODEL = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const
