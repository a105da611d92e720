import { createContext, useContext } from 'react';
import { type ClockPort, createClock } from './clock-port';

/** The shell provides the exchange's clock here. Without a provider it is the device's clock. */
export const ClockContext = createContext<ClockPort>(createClock());

/** The exchange's clock, for Countdown or for reading `now()` in an event handler. */
export function useClock(): ClockPort {
  return useContext(ClockContext);
}
