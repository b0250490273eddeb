import type { Brand } from './brand.ts';

export type PerformerId = Brand<string, 'PerformerId'>;
export type ClientId = Brand<string, 'ClientId'>;
export type MessageId = Brand<string, 'MessageId'>;
export type MemoId = Brand<string, 'MemoId'>;
export type BlockId = Brand<string, 'BlockId'>;
export type SessionId = Brand<string, 'SessionId'>;
export type PaymentId = Brand<string, 'PaymentId'>;
export type AlertId = Brand<string, 'AlertId'>;
export type ToyId = Brand<string, 'ToyId'>;
export type ToyRuleId = Brand<number, 'ToyRuleId'>;
export type ToyJobId = Brand<string, 'ToyJobId'>;
export type MediaId = Brand<string, 'MediaId'>;
export type UploadId = Brand<string, 'UploadId'>;

export const performerId = (value: string): PerformerId => value as PerformerId;
export const clientId = (value: string): ClientId => value as ClientId;
export const messageId = (value: string): MessageId => value as MessageId;
export const memoId = (value: string): MemoId => value as MemoId;
export const blockId = (value: string): BlockId => value as BlockId;
export const sessionId = (value: string): SessionId => value as SessionId;
export const paymentId = (value: string): PaymentId => value as PaymentId;
export const alertId = (value: string): AlertId => value as AlertId;
export const toyId = (value: string): ToyId => value as ToyId;
export const toyRuleId = (value: number): ToyRuleId => value as ToyRuleId;
export const toyJobId = (value: string): ToyJobId => value as ToyJobId;
export const mediaId = (value: string): MediaId => value as MediaId;
export const uploadId = (value: string): UploadId => value as UploadId;
