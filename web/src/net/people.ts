import type { ChangePassword } from '../generated/ChangePassword.ts';
import type { Credentials } from '../generated/Credentials.ts';
import type { Me } from '../generated/Me.ts';
import type { Profile } from '../generated/Profile.ts';
import type { SessionInfo } from '../generated/SessionInfo.ts';
import { request } from './api.ts';

/** Requests about people: who am I, accounts, sessions, profiles. */
export const people = {
  me: () => request<Me | null>('GET', '/me'),
  rename: (name: string) => request<Me>('PUT', '/me/name', { name }),
  register: (wish: Credentials) => request<Me>('POST', '/account', wish),
  changePassword: (wish: ChangePassword) => request<undefined>('PUT', '/account/password', wish),
  signIn: (wish: Credentials) => request<Me>('POST', '/session', wish),
  signOut: () => request<undefined>('DELETE', '/session'),
  sessions: () => request<SessionInfo[]>('GET', '/sessions'),
  endSession: (id: string) => request<undefined>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  profile: (id: string) => request<Profile>('GET', `/people/${encodeURIComponent(id)}`),
};
