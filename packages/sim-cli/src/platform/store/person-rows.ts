// What the platform keeps of what people fill in and send.

/** Something she filled in, as JSON: nobody looks inside it here. */
export interface PaperRow {
  readonly performer_id: string;
  readonly kind: string;
  readonly content: string;
  /** `kept` needs no moderator. */
  readonly status: 'kept' | 'pending' | 'approved' | 'rejected';
  readonly changed_at: number;
}

/** A link to register with. */
export interface RegistrationRow {
  /** The hash of the link's token. */
  readonly id: string;
  readonly email: string;
  readonly expires_at: number;
  /** Whom it became; null while it is open. */
  readonly performer_id: string | null;
}

/** A file that was sent, whole. */
export interface FileRow {
  readonly id: string;
  /** A registration's id, or a performer's. */
  readonly owner: string;
  readonly kind: string;
  /** base64, which every database keeps. */
  readonly content: string;
  readonly sent_at: number;
}
