/** Friends, those one played with, invitations, and what one lets be seen. */

import { ask, post, send } from './api';
import type { Challenge, Circle, Relation, Shown } from './wire';

export const getCircle = (): Promise<Circle> => ask('/api/me/people');
export const getRelation = (person: string): Promise<Relation> => ask(`/api/me/people/${person}`);
/** Ask someone to be friends, or accept that they asked. */
export const befriend = (person: string): Promise<Relation> => send('PUT', `/api/me/people/${person}/friend`, {});
/** Decline, withdraw or end it. */
export const part = (person: string): Promise<void> => ask(`/api/me/people/${person}/friend`, { method: 'DELETE' });

export const invite = (table: string, person: string): Promise<Challenge> => post('/api/challenges', { table, person });
export const getChallenges = (): Promise<Challenge[]> => ask('/api/challenges');
export const accept = (id: string): Promise<Challenge> => post(`/api/challenges/${id}/accept`, {});
export const decline = (id: string): Promise<Challenge> => post(`/api/challenges/${id}/decline`, {});

export const getShown = (): Promise<Shown> => ask('/api/me/seen');
export const setShown = (shown: Partial<Shown>): Promise<Shown> => send('PUT', '/api/me/seen', shown);
